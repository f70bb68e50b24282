/** A page by its address without a language and its name in the reader's language. */
interface NamedPage {
  readonly path: string;
  readonly name: string;
}

/** Below this score, a similarity is chance. */
const minLikeness = 0.5;
/** The whole name scores higher than one word of it. */
const likenessOfPart = 0.8;

/** 'Coût d’un prêt' becomes 'cout-d-un-pret', as an address would have it. */
const asInAddress = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u00AD]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Every calculator's address ends in 'calculator', so the word is ignored unless it stands alone.
 */
function withoutCommonEnd(parts: readonly string[]): readonly string[] {
  const telling = parts.filter((part) => !/^calculat[eo]r$/.test(part));
  return telling.length > 0 ? telling : parts;
}

const partsOf = (path: string) =>
  withoutCommonEnd(
    path
      .split('/')
      .map((part) => asInAddress(decoded(part).replace(/\.\w+$/, '')))
      .filter((part) => part !== ''),
  );

const pairsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));

/** Dice's coefficient: the share of the pairs of neighbouring letters that two words have in common, 0 to 1. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  if (other.split('-').includes(one)) return likenessOfPart;
  const left = pairsOf(other);
  const total = pairsOf(one).length + left.length;
  let common = 0;
  for (const pair of pairsOf(one)) {
    const at = left.indexOf(pair);
    if (at === -1) continue;
    left.splice(at, 1);
    common += 1;
  }
  return total === 0 ? 0 : (2 * common) / total;
}

/** The page whose address or name is most similar to an unknown address, if any. */
export function likelyPage<Page extends NamedPage>(
  asked: string,
  pages: readonly Page[],
): Page | undefined {
  const [best] = pages
    .map((page) => ({
      page,
      likeness: Math.max(
        0,
        ...partsOf(asked).flatMap((part) =>
          [...partsOf(page.path), asInAddress(page.name)].map((word) => likeness(part, word)),
        ),
      ),
    }))
    .toSorted((one, other) => other.likeness - one.likeness);
  return best !== undefined && best.likeness >= minLikeness ? best.page : undefined;
}
