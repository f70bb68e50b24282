/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The site's own address, without a slash at its end. */
  readonly SITE_URL: string;
  /** The year of the build, for the copyright line. */
  readonly BUILD_YEAR: string;
}
