/** Who runs the site, as article 5 of the law of 14 August 2000 on electronic commerce asks. */
export interface Operator {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  /** The number in a trade register, where the operator has one. */
  readonly registerNumber: string;
  /** The identification number for VAT, where the operator has one. */
  readonly vatNumber: string;
}

/** Named by the environment when the pages are built (build/operator-settings.ts); null where nobody is named. */
export const operator: Operator | null =
  import.meta.env.OPERATOR_NAME === ''
    ? null
    : {
        name: import.meta.env.OPERATOR_NAME,
        address: import.meta.env.OPERATOR_ADDRESS,
        email: import.meta.env.OPERATOR_EMAIL,
        registerNumber: import.meta.env.OPERATOR_REGISTER_NUMBER,
        vatNumber: import.meta.env.OPERATOR_VAT_NUMBER,
      };
