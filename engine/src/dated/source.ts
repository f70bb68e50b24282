/** Where a figure was read: the wording of the reference and an address at which it can be checked. */
export interface Source {
  /** The act and article, or the publisher and title, as a reader would look it up: in French, the language of the law. */
  readonly text: string;
  readonly url: string;
}
