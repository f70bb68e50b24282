/** Published rows and examples by kind, year, tax class and source, with how many of them are reproduced to the cent. */
import { checkedOn, measureAccuracy, measureMatches, type ProofGroup } from '@suen/engine/proof';

const { reading, tables, examples, ownCases } = measureAccuracy();

function print(title: string, groups: readonly ProofGroup[]): void {
  const rows = groups.reduce((sum, group) => sum + group.rows, 0);
  const reproduced = groups.reduce((sum, group) => sum + group.reproduced, 0);
  console.log(`${title}: ${reproduced} of ${rows}`);
  for (const group of groups) {
    const { kind, year, taxClass, publisher } = group;
    const count = `${group.reproduced} of ${group.rows}`.padStart(10);
    const what = [kind, year, taxClass && `class ${taxClass}`].filter((part) => part !== null);
    console.log(`${count}  ${what.join(' ')}, ${publisher}`);
    for (const { what: row, published, computed, why } of group.disagreements) {
      console.log(`            ${row}: ${published} published, ${computed} computed (${why})`);
    }
  }
}

print('Rows of published tables', tables);
print('Published examples', examples);
console.log('Our own arithmetic, which proves less:');
for (const { calculator, cases } of ownCases)
  console.log(`${String(cases).padStart(10)}  ${calculator}`);

console.log('Rows and examples by the calculators whose rule they check:');
for (const { calculator, years } of measureMatches().calculators) {
  console.log(`            ${calculator}`);
  for (const { year, rows, reproduced } of years)
    console.log(`${`${reproduced} of ${rows}`.padStart(14)}  ${year ?? 'any year'}`);
}
console.log('Figures and tables of the law, by how they were read:');
for (const [kind, count] of Object.entries(reading))
  console.log(`${String(count).padStart(10)}  ${kind}`);
console.log('The day since which all sources of a calculator were read again:');
for (const [calculator, day] of Object.entries(checkedOn())) console.log(`${day}  ${calculator}`);
