import classes from './Preview.module.css';

/** Figures computed from the entries, before the form is sent. */
export function Preview({ children }: { readonly children: string }) {
  return <p className={classes.preview}>{children}</p>;
}
