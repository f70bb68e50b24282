import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { categoryNameOf } from '../../src/shared/translation/plural.ts';
import type { Catalog } from '../../src/shared/translation/translator.ts';
import { branchesOf } from './compile-texts.ts';

const isNumber = /^\d+$/;

/**
 * Writes each plural of a message as a choice between words: first between the numbers that have their own branch, then between the
 * plural categories, which the translator gives as a value.
 */
function withChoices(message: CompiledMessage): CompiledMessage {
  return message.map((token) => {
    if (typeof token === 'string') return token;
    const branches = branchesOf(token);
    if (branches === undefined || token[1] === undefined) return token;
    const [name, type] = token;
    const written = Object.entries(branches).map(
      ([branch, inner]) => [branch, withChoices(inner)] as const,
    );
    if (type !== 'plural') return [name, type, Object.fromEntries(written)];
    const categoryBranches = written.filter(([branch]) => !isNumber.test(branch));
    const numberBranches = written.filter(([branch]) => isNumber.test(branch));
    const choiceByCategory: CompiledMessage[number] = [
      categoryNameOf(name),
      'select',
      Object.fromEntries(categoryBranches),
    ];
    if (numberBranches.length === 0) return choiceByCategory;
    return [name, 'select', { ...Object.fromEntries(numberBranches), other: [choiceByCategory] }];
  });
}

/** The texts as the browser gets them, which needs no Intl to show them. */
export function withPluralsAsChoices(catalog: Catalog): Catalog {
  return Object.fromEntries(
    Object.entries(catalog).map(([key, message]) => [key, withChoices(message)]),
  );
}
