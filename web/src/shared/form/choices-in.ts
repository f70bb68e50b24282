interface ChoiceSchema {
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The values that a schema names: all of a list, true and false, or the whole numbers between two limits. */
export function choicesIn(schema: ChoiceSchema = {}): readonly unknown[] {
  const { type, enum: listed, minimum, maximum } = schema;
  if (listed !== undefined) return listed.filter((value) => value !== null);
  if ([type].flat().includes('boolean')) return [true, false];
  if (minimum === undefined || maximum === undefined || ![type].flat().includes('integer'))
    return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, position) => minimum + position);
}
