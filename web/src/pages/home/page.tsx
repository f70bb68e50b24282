import { IconArrowRight, IconBriefcase, IconReceiptEuro, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import button from '../../shared/button/Button.module.css';
import { PageLink } from '../../shared/PageLink.tsx';
import classes from './home.module.css';
import { Statement } from './Statement.tsx';

/** The calculators that the home page puts forward. */
const cards = [
  { id: 'net-salary', path: '/salary/calculator', Icon: IconReceiptEuro },
  { id: 'freelance', path: '/freelance/calculator', Icon: IconBriefcase },
  { id: 'joint-salary', path: '/joint-salary/calculator', Icon: IconUsers },
] as const;

const differences = ['exact', 'explained', 'private'] as const;

export default function HomePage() {
  const { t } = useTranslation('home');
  return (
    <>
      <section className={classes.opening}>
        <div>
          <h1 className={classes.slogan}>{t('title')}</h1>
          <p className={classes.subtitle}>{t('subtitle')}</p>
          <PageLink
            className={`${button.button} ${button.filled} ${classes.start}`}
            to="/salary/calculator"
          >
            {t('start')}
            <IconArrowRight aria-hidden="true" size={20} />
          </PageLink>
        </div>
        <Statement />
      </section>

      <section className={classes.section}>
        <h2>{t('calculators.title')}</h2>
        <ul className={classes.cards}>
          {cards.map(({ id, path, Icon }) => (
            <li className={classes.card} key={id}>
              <Icon aria-hidden="true" className={classes.icon} size={32} stroke={1.5} />
              <div className={classes.cardWords}>
                <h3>
                  <PageLink className={classes.cardLink} to={path}>
                    {t(`calculators.${id}.title`)}
                  </PageLink>
                </h3>
                <p>{t(`calculators.${id}.description`)}</p>
              </div>
              <IconArrowRight aria-hidden="true" className={classes.icon} size={20} />
            </li>
          ))}
        </ul>
      </section>

      <section className={classes.section}>
        <h2>{t('difference.title')}</h2>
        <ul className={classes.differences}>
          {differences.map((id) => (
            <li className={classes.difference} key={id}>
              <h3>{t(`difference.${id}.title`)}</h3>
              <p>{t(`difference.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
