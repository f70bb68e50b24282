/** The part of autocannon that the measurement uses; the package has no types of its own. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly method: 'GET' | 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly connections: number;
    /** In seconds. */
    readonly duration?: number;
    /** Requests instead of seconds. */
    readonly amount?: number;
    /** Requests a second of all connections. */
    readonly overallRate?: number;
    /** In milliseconds; a load ends at the end of one. */
    readonly sampleInt?: number;
  }

  interface Result {
    /** In seconds. */
    readonly duration: number;
    readonly requests: { readonly total: number };
    /** In milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
    readonly non2xx: number;
    readonly errors: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
