interface Count {
  readonly rows: number;
  readonly reproduced: number;
}

/** The number of rows and examples in some groups, and of those that match. */
export function countOf(groups: readonly Count[]): Count {
  return {
    rows: groups.reduce((sum, group) => sum + group.rows, 0),
    reproduced: groups.reduce((sum, group) => sum + group.reproduced, 0),
  };
}
