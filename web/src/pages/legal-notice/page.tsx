import { operator } from '../../shared/operator.ts';
import { LegalNotice } from './LegalNotice.tsx';

export default function LegalNoticePage() {
  return operator !== null && <LegalNotice operator={operator} />;
}
