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

  const roots = Object.entries(schemas).map(
    ([name, schema]) => [name, isNode(schema) ? visitParts(schema) : schema] as const,
  );
  return Object.fromEntries([...roots, ...shared]);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
