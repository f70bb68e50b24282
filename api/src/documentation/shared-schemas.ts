interface Node {
  readonly [key: string]: unknown;
}

/**
 * Schemas by their names, where those with a title that stand within others are described once, by this name, and referred to.
 * A step with its sources would otherwise stand fifty times in the description of the API.
 *
 * @throws Error when two different schemas have one title
 */
export function sharedByTitle(schemas: Node): Node {
  const shared = new Map<string, Node>();

  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each: unknown) => visit(each));
    return isNode(value) ? visitNode(value) : value;
  };
  const visitNode = (node: Node): unknown => {
    const visited = visitParts(node);
    return typeof node['title'] === 'string' ? referenceTo(node['title'], visited) : visited;
  };
  const visitParts = (node: Node): Node =>
    Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value)]));

  const referenceTo = (title: string, described: Node): Node => {
    const known = shared.get(title) ?? described;
    const { description, ...shape } = described;
    const { description: knownDescription, ...knownShape } = known;
    if (JSON.stringify(shape) !== JSON.stringify(knownShape)) {
      throw new Error(`Two schemas are called ${title}`);
    }
    shared.set(title, known);
    const reference = { $ref: `#/components/schemas/${title}` };
    return description === knownDescription ? reference : { ...reference, description };
  };

  const described = new Map<string, unknown>();
  for (const [name, schema] of Object.entries(schemas)) {
    const known = new Set(shared.keys());
    described.set(name, isNode(schema) ? visitParts(schema) : schema);
    // What a request refers to has fields like its own, and what is alike compresses well where it is near.
    if (!name.endsWith('Request')) continue;
    for (const [title, node] of shared) if (!known.has(title)) described.set(title, node);
  }
  return Object.fromEntries([
    ...described,
    ...[...shared].filter(([title]) => !described.has(title)),
  ]);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
