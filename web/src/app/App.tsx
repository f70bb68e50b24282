import { Suspense, use, useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { calculators } from '../calculators/calculators.ts';
import { PrefixContext } from '../shared/language.ts';
import { useHydrated } from '../shared/loading/hydrated.ts';
import { CalculatorPathContext } from '../shared/next-question/calculator-path.ts';
import { TextsOfResultContext } from '../shared/result/view/texts-of-result.ts';
import { SectionContext } from '../shared/section/section.ts';
import { TranslatorContext } from '../shared/translation/use-translation.ts';
import { EmbedFrame } from './frame/EmbedFrame.tsx';
import { Frame } from './frame/Frame.tsx';
import { loadedPage, loadPage, loadTextsOfResult } from './page-loader.ts';
import { destinationOf } from './routes.ts';

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
  const { route, language } = destination;
  const loadTexts = useCallback(() => loadTextsOfResult({ route, language }), [route, language]);

  const FrameOfPage = route.embeds === undefined ? Frame : EmbedFrame;

  return (
    <TranslatorContext value={translator}>
      <PrefixContext value={destination.prefix}>
        <TextsOfResultContext value={loadTexts}>
          <CalculatorPathContext value={pathOfCalculator}>
            <FrameOfPage destination={destination}>
              <SectionContext value={calculatorOf(route.id)?.section}>
                <Suspense>
                  <Page />
                  <HydratedMark />
                </Suspense>
              </SectionContext>
            </FrameOfPage>
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
