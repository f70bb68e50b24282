import { expect, test } from 'vitest';
import { hashOf, inlineStylesOf } from './inline-hashes.ts';

test('a hash is what a content policy compares', () => {
  // printf 'a{}' | openssl dgst -sha256 -binary | base64
  expect(hashOf('a{}')).toBe('sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=');
});

test('every style of a page is found once, as the browser reads it', () => {
  const html = `<style>a{}</style><style>@media(width<9px){a{}}</style><p class="b" style="--share:0">style="no"</p>
    <span style="--share:0"></span><i style="background:url(&quot;x&amp;y&quot;)" id="c"></i>`;
  expect(inlineStylesOf(html)).toEqual({
    elements: [hashOf('a{}'), hashOf('@media(width<9px){a{}}')].toSorted(),
    attributes: [hashOf('--share:0'), hashOf('background:url("x&y")')].toSorted(),
  });
});
