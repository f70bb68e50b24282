import { expect, test } from '../../support/browser/test.ts';
import { FreelancePage } from '../../support/site/calculators/freelance-page.ts';
import { NetSalaryPage } from '../../support/site/calculators/net-salary-page.ts';
import { languages, deviceTag } from '../../support/site/languages.ts';
import { written } from '../../support/site/numbers.ts';
import { filled, texts } from '../../support/site/texts.ts';

for (const language of languages) {
  const { shared, nextQuestion, freelance: freelanceTexts, netSalary } = texts[language];
  const originText = (calculator: string) => filled(shared.origin.result, { calculator });

  test(`${language}: a freelancer sees an employee of the same cost, and the way back${deviceTag(language)}`, async ({
    page,
  }) => {
    const freelance = await FreelancePage.openUnfolded(page, language);
    await freelance.ratePerHour.fill('45');
    await freelance.taxClass(1).check();
    await freelance.terms.check();
    await freelance.askForResult();
    // 45 x 8 x (5 x 52 - 11 - 26) = 80 280, without VAT.
    const employeeLink = page.getByRole('link', { name: nextQuestion['net-salary'].question });
    await expect(employeeLink).toContainText(written('€ 80\u00A0280', language));
    await employeeLink.click();

    const salary = new NetSalaryPage(page, language);
    const { form, result } = salary.words;
    const cost = salary.form.getByRole('textbox', { name: form.employerCost.label });
    await expect(cost).toHaveValue(written('80\u00A0280.00', language));
    await expect(cost).toHaveAccessibleDescription(originText(freelanceTexts.card.name));
    await expect(salary.salaryPeriod('annual')).toBeChecked();
    await expect(salary.taxClass(1)).toBeChecked();
    await salary.unfold();
    await salary.rulePeriod.selectOption('2026-06');
    await salary.terms.check();
    await salary.calculate.click();
    // 13.29 % of 70 862.38 is 9 417.61, each share to the cent; the sum of both is at most the cost.
    const answer = page.getByRole('heading', { name: result.affordable.name, level: 2 });
    await expect(answer).toContainText(written('70\u00A0862.3', language));

    const freelancerLink = page.getByRole('link', { name: nextQuestion.freelance.question });
    await freelancerLink.click();
    await expect(freelance.ratePerHour).toHaveValue(written('45.00', language));
    await expect(freelance.ratePerHour).toHaveAccessibleDescription(
      originText(netSalary.card.name),
    );
    await expect(freelance.taxClass(1)).toBeChecked();
  });
}
