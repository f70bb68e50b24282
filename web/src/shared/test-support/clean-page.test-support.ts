import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { clearSessionState } from '../session/session-state.ts';

// The first use of a part of the page reads its files, and a busy machine takes its time for that.
configure({ asyncUtilTimeout: 8000 });

// Each test finds the page and what it keeps as on a first visit.
beforeEach(() => {
  clearSessionState();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
});
afterEach(cleanup);
