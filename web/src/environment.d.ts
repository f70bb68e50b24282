/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The site's own address, without a slash at its end. */
  readonly SITE_URL: string;
  /** The product's page on a social network; empty where the operator names none. */
  readonly SOCIAL_URL: string;
  /** Who runs the site (shared/operator.ts); all empty where the operator names nobody. */
  readonly OPERATOR_NAME: string;
  readonly OPERATOR_ADDRESS: string;
  readonly OPERATOR_EMAIL: string;
  readonly OPERATOR_REGISTER_NUMBER: string;
  readonly OPERATOR_VAT_NUMBER: string;
  /** The day of the build in Luxembourg, YYYY-MM-DD: the pages are drawn for it. */
  readonly BUILD_DAY: string;
  /** The year of the build, for the copyright line. */
  readonly BUILD_YEAR: string;
}
