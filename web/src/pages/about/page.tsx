import { operator } from '../../shared/operator.ts';
import { About } from './About.tsx';

export default function AboutPage() {
  return <About operator={operator} />;
}
