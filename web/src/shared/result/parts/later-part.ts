import { postCalculation } from '../../api-client.ts';
import { useSessionState } from '../../session/session-state.ts';

/** A part of a result that comes with a second call. */
export type LaterPart<Part> =
  | { readonly status: 'notAsked' | 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly part: Part };

interface Kept<Request, Part> {
  /** The request of the loaded part. Another result loads its own. */
  readonly of: Request | undefined;
  readonly state: LaterPart<Part>;
}

interface LaterPartOptions<Request, Result, Part> {
  /** Identifies the part in the session state. */
  readonly id: string;
  readonly path: string;
  /** The request of the result. */
  readonly request: Request;
  /** What asks for the part, beside the request. */
  readonly asking: object;
  readonly partOf: (result: Result) => Part;
  /** What is said in the console about a failure. */
  readonly failure: string;
}

const notAsked = { status: 'notAsked' } as const;
const nothingKept: Kept<never, never> = { of: undefined, state: notAsked };

/**
 * A part of a result that few readers open: a second call asks for it.
 *
 * @returns it, and a function that asks for it: the first call per result does, later ones only after a failure
 */
export function useLaterPart<Request extends object, Result, Part>(
  options: LaterPartOptions<Request, Result, Part>,
): readonly [LaterPart<Part>, ask: () => void] {
  const { id, path, request, asking, partOf, failure } = options;
  const [kept, change] = useSessionState<Kept<Request, Part>>(id, nothingKept);

  const ask = () => {
    let isNeeded = false;
    change((previous) => {
      const current = previous.of === request ? previous.state.status : 'notAsked';
      isNeeded = current === 'notAsked' || current === 'failed';
      return isNeeded ? { of: request, state: { status: 'loading' } } : previous;
    });
    if (isNeeded) void load();
  };

  const load = async () => {
    const state = await postCalculation<Result>(path, { ...request, ...asking }).then(
      (result): LaterPart<Part> => ({ status: 'loaded', part: partOf(result) }),
      (error: unknown): LaterPart<Part> => {
        // oxlint-disable-next-line no-console -- for whoever looks there
        console.error(failure, error);
        return { status: 'failed' };
      },
    );
    // The result may have been replaced meanwhile.
    change((previous) => (previous.of === request ? { of: request, state } : previous));
  };

  return [kept.of === request ? kept.state : notAsked, ask];
}
