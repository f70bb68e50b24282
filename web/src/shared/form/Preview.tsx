import classes from './Preview.module.css';

/** What the entries come to, before anything is sent. */
export function Preview({ children }: { readonly children: string }) {
  return <p className={classes.preview}>{children}</p>;
}
