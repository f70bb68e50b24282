/** The modules that build/texts/cards.ts provides, one for each language. */
declare module 'virtual:/cards/texts/*' {
  import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

  const cards: Readonly<Record<string, CompiledMessage>>;
  export default cards;
}
