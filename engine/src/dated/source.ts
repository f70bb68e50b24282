/** The source of a figure: its reference and an address at which it can be checked. */
export interface Source {
  /** Act and article, or publisher and title, in French as the language of the law. */
  readonly text: string;
  readonly url: string;
}
