/** The site's logo, a coin. The same drawing is in public/favicon.svg. */
export function Logo() {
  return (
    <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32" fill="none">
      <path d="M16 4.5A11.5 11.5 0 1 1 4.63 14.25" stroke="var(--suen-teal)" strokeWidth="6" />
      <path d="M5.6 11.1A11.5 11.5 0 0 1 12.6 5" stroke="currentColor" strokeWidth="6" />
    </svg>
  );
}
