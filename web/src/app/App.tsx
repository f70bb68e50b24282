import { MantineProvider } from '@mantine/core';
import { Suspense, use, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { PrefixContext, prefixedPath } from '../shared/language.ts';
import { Frame } from './frame/Frame.tsx';
import { HydratedMark } from './HydratedMark.tsx';
import { loadedPage, loadPage } from './page-loader.ts';
import { destinationOf } from './routes.ts';
import { theme } from './theme.ts';

/**
 * The whole site below its router. The router moves within a transition, and the page is awaited here, above the texts:
 * until the next page and its texts are loaded the old page stays as it is, in its own language.
 */
export function App() {
  const { pathname } = useLocation();
  const destination = destinationOf(pathname);
  const { Page, i18n } = loadedPage(destination) ?? use(loadPage(destination));
  const navigate = useNavigate();
  const { route, prefix, isLegacy } = destination;

  useEffect(() => {
    if (isLegacy) void navigate(prefixedPath(route.path, prefix), { replace: true });
  }, [isLegacy, navigate, prefix, route]);

  return (
    // Mantine's variables and classes are written by the build, into mantine-styles.ts.
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <I18nextProvider i18n={i18n}>
        <PrefixContext value={prefix}>
          <Frame destination={destination}>
            <Suspense>
              <Page />
              <HydratedMark />
            </Suspense>
          </Frame>
        </PrefixContext>
      </I18nextProvider>
    </MantineProvider>
  );
}
