import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showInSite } from '../../test-support/show-in-site.test-support.tsx';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import fr from '../../texts/fr.json';
import { Disclaimer } from './Disclaimer.tsx';

const texts = { en, fr, de };

test.each(['en', 'fr', 'de'] as const)(
  'a result closes with a way to how figures are checked, also with words of its own, in %s',
  (language) => {
    showInSite(<Disclaimer text="Own words" />, { language });
    expect(screen.getByText('Own words')).toBeDefined();
    const link = screen.getByRole('link', { name: texts[language].disclaimer.accuracy });
    expect(link.getAttribute('href')).toBe('/accuracy');
    fireEvent.click(screen.getByRole('link', { name: texts[language].reportError.link }));
    expect(window.location.pathname).toBe('/contact-us');
    // The path of the page alone: entries stand behind the # of an address.
    expect(window.history.state).toMatchObject({
      usr: { subject: texts[language].reportError.subject.replace('{page}', '/salary/calculator') },
    });
  },
);
