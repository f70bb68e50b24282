/** What build/texts/cards.ts makes for each language. */
declare module 'virtual:cards/*' {
  const cards: import('../src/shared/translation/translator.ts').Catalog;
  export default cards;
}
