/** The page's ground in both schemes, as in tokens.css, for the browser's own frame. */
export const groundColours = { light: '#f6f7f7', dark: '#222831' } as const;
