import { useState } from 'react';
import { calculators, type Calculator } from '../../calculators/calculators.ts';
import { parseAmount } from '../../shared/amount/parse-amount.ts';
import { useFormat } from '../../shared/amount/use-format.ts';
import { CodeExample } from '../../shared/code-example/CodeExample.tsx';
import { FieldRow } from '../../shared/form/controls/FieldRow.tsx';
import { MoneyField } from '../../shared/form/controls/MoneyField.tsx';
import { SelectField } from '../../shared/form/controls/SelectField.tsx';
import { languages, localisedPath } from '../../shared/language.ts';
import { TextPage, TextSection } from '../../shared/page/TextPage.tsx';
import { useLanguage, useTranslation } from '../../shared/translation/use-translation.ts';
import { embedPath, frameCode, oEmbedRequest, scriptCode, type Embed } from './embed-code.ts';
import { LiveFrame } from './LiveFrame.tsx';

/** The calculators that can be shown, each with its first figure and an example of it. */
const firstFigures = {
  'net-salary': { name: 'grossSalary', example: 5000 },
  'loan-cost': { name: 'amount', example: 300_000 },
  'home-affordability': { name: 'annualNetIncome', example: 60_000 },
} as const satisfies Partial<Record<Calculator['id'], object>>;
type Embeddable = keyof typeof firstFigures;

const isEmbeddable = (id: string): id is Embeddable => id in firstFigures;
const offered = calculators.flatMap(({ id, path }) => (isEmbeddable(id) ? [{ id, path }] : []));

const languageChoices = ['page', ...languages] as const;
const schemes = ['auto', 'light', 'dark'] as const;
const facts = ['private', 'entries', 'height', 'policies', 'link'] as const;
const site = import.meta.env.SITE_URL;

/** How other sites show a calculator, with the code for what is chosen and the calculator itself. */
export default function InYourSitePage() {
  const { t } = useTranslation('in-your-site');
  const { t: card } = useTranslation('cards');
  const format = useFormat();
  const languageOfPage = useLanguage();
  const [calculator, setCalculator] = useState<Embeddable>('net-salary');
  const [language, setLanguage] = useState<Embed['language']>('page');
  const [scheme, setScheme] = useState<Embed['scheme']>('auto');
  const [figure, setFigure] = useState('');

  const { name, example } = firstFigures[calculator];
  const amount = parseAmount(figure);
  const title = card(`${calculator}.name`);
  const entries = amount.kind === 'amount' ? `${name}=${amount.value}` : '';
  const embed: Embed = { calculator, language, scheme, entries, title };
  const { path = '/' } = offered.find(({ id }) => id === calculator) ?? {};
  const shown = language === 'page' ? languageOfPage : language;
  const page = localisedPath(path, shown);

  const chooseCalculator = (id: Embeddable) => {
    setCalculator(id);
    setFigure('');
  };
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <TextSection title={t('choose.title')}>
        <p>{t('choose.text')}</p>
        <FieldRow least="14rem">
          <SelectField
            name="calculator"
            label={t('choose.calculator')}
            options={offered.map(({ id }) => ({ value: id, label: card(`${id}.name`) }))}
            value={calculator}
            onChange={chooseCalculator}
          />
          <SelectField
            name="language"
            label={t('choose.language')}
            options={languageChoices.map((value) => ({
              value,
              label: t(`choose.languages.${value}`),
            }))}
            value={language}
            onChange={setLanguage}
          />
          <SelectField
            name="scheme"
            label={t('choose.scheme')}
            options={schemes.map((value) => ({ value, label: t(`choose.schemes.${value}`) }))}
            value={scheme}
            onChange={setScheme}
          />
          <MoneyField
            name="figure"
            label={t('choose.amount.label')}
            hint={t(`choose.amount.hint.${calculator}`, { example: format.eurosBriefly(example) })}
            value={figure}
            onChange={setFigure}
            onLeave={() => {}}
          />
        </FieldRow>
        <CodeExample title={t('choose.code')} text={scriptCode(site, page, embed)} />
        <p>{t('choose.script')}</p>
        <h3>{t('choose.example')}</h3>
        <LiveFrame path={embedPath({ ...embed, language: shown })} title={title} />
      </TextSection>
      <TextSection title={t('frame.title')}>
        <p>{t('frame.text')}</p>
        <CodeExample
          title={t('frame.code')}
          text={frameCode(site, { ...embed, language: shown })}
        />
      </TextSection>
      <TextSection title={t('oembed.title')}>
        <p>{t('oembed.text')}</p>
        <CodeExample title={t('oembed.code')} text={oEmbedRequest(site, page)} />
      </TextSection>
      <TextSection title={t('facts.title')}>
        <ul>
          {facts.map((id) => (
            <li key={id}>{t(`facts.${id}`)}</li>
          ))}
        </ul>
      </TextSection>
    </TextPage>
  );
}
