import type { ReactNode } from 'react';
import type { Language } from '../../shared/language.ts';
import classes from './Flag.module.css';

const drawings: Readonly<Record<Language, ReactNode>> = {
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5.2" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3.2" d="M12 0v16M0 8h24" />
    </>
  ),
  fr: (
    <>
      <path fill="#fff" d="M8 0h8v16H8z" />
      <path fill="#00267f" d="M0 0h8v16H0z" />
      <path fill="#e1000f" d="M16 0h8v16h-8z" />
    </>
  ),
  de: (
    <>
      <path fill="#1a1a1a" d="M0 0h24v5.34H0z" />
      <path fill="#d00" d="M0 5.33h24v5.34H0z" />
      <path fill="#ffce00" d="M0 10.66h24V16H0z" />
    </>
  ),
};

/** The flag that stands for a language, beside its name. */
export function Flag({ language }: { readonly language: Language }) {
  return (
    <svg
      aria-hidden="true"
      className={classes.flag}
      width="24"
      height="16"
      viewBox="0 0 24 16"
      fill="none"
    >
      {drawings[language]}
    </svg>
  );
}
