/**
 * What is told to those who run the site: which message (its identity, which says nothing about the visitor) and what the
 * mail server's numbers were. Never what the visitor wrote, and never the mail server's words, which can quote it.
 */
export interface ContactReport {
  readonly contact:
    | 'delivered'
    | 'put off by the mail server'
    | 'refused by the mail server, moved to failed'
    | 'unreadable, moved to failed'
    | 'mail server not reached, trying again'
    | 'perhaps delivered, will be sent again'
    | 'queue full, message declined'
    | 'queue not writable, message declined'
    | 'used proofs not writable'
    | 'too many used proofs'
    | 'shared proofs not reached'
    | 'captcha cannot be checked'
    | 'queue out of order';
  readonly message?: string;
  /** SMTP's reply code and enhanced code: 550, 5.1.1. */
  readonly reply?: number;
  readonly status?: string;
  /** The system's or the mail library's name for an error: ENOSPC, ECONNECTION. */
  readonly code?: string;
}

export type ReportContact = (report: ContactReport) => void;
