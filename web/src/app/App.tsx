import { Suspense, use, useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { calculators } from '../calculators/calculators.ts';
import { PrefixContext } from '../shared/language.ts';
import { CalculatorPathContext } from '../shared/next-question/calculator-path.ts';
import { TextsOfResultContext } from '../shared/result/texts-of-result.ts';
import { SectionContext } from '../shared/section/section.ts';
import { TranslatorContext } from '../shared/translation/use-translation.ts';
import { Frame } from './frame/Frame.tsx';
import { usePresentAddress } from './language/present-address.ts';
import { keepForOffline } from './offline/keep-for-offline.ts';
import { loadedPage, loadPage, loadTextsOfResult } from './page-loader.ts';
import { destinationOf } from './routes.ts';
import { useHydrated } from '../shared/hydrated.ts';

const calculatorOf = (id: string) => calculators.find((calculator) => calculator.id === id);
const pathOfCalculator = (id: string) => calculatorOf(id)?.path ?? '/calculators';

/**
 * The whole site below its router. The router navigates within a transition, and the page is
 * awaited here, above the texts. The old page therefore stays, in its own language, until the next
 * page and its texts are loaded.
 */
export function App() {
  const { pathname } = useLocation();
  const destination = destinationOf(pathname);
  const { Page, translator } = loadedPage(destination) ?? use(loadPage(destination));
  usePresentAddress();

  const { route, language } = destination;
  useEffect(() => keepForOffline(language), [language]);
  const loadTexts = useCallback(() => loadTextsOfResult({ route, language }), [route, language]);

  return (
    <TranslatorContext value={translator}>
      <PrefixContext value={destination.prefix}>
        <TextsOfResultContext value={loadTexts}>
          <CalculatorPathContext value={pathOfCalculator}>
            <Frame destination={destination}>
              <SectionContext value={calculatorOf(route.id)?.section}>
                <Suspense>
                  <Page />
                  <HydratedMark />
                </Suspense>
              </SectionContext>
            </Frame>
          </CalculatorPathContext>
        </TextsOfResultContext>
      </PrefixContext>
    </TranslatorContext>
  );
}

/**
 * Marks the document as ready for input. It is a sibling of the page, so its effect runs after the
 * page is hydrated.
 */
function HydratedMark() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset['hydrated'] = '';
  }, [isHydrated]);
  return null;
}
