/** The two persons of a household by their names in the API's answer, with the names of their fields in its request. */
export const persons = {
  person1: {
    grossSalary: 'grossSalary',
    distanceToWork: 'distanceToWork',
    employmentType: 'employmentType',
    weeklyHours: 'weeklyHours',
  },
  person2: {
    grossSalary: 'grossSalary2',
    distanceToWork: 'distanceToWork2',
    employmentType: 'employmentType2',
    weeklyHours: 'weeklyHours2',
  },
} as const;

export type PersonId = keyof typeof persons;

export const personIds = ['person1', 'person2'] as const satisfies readonly PersonId[];
