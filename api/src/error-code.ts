/** The name of an error, never its message. */
export function codeOf(error: unknown): { readonly code?: string } {
  if (!(error instanceof Error)) return {};
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return { code: code || error.name };
}
