import Document from 'pdfkit';

/** A payslip as programs here print it: 5 000 in June 2026 in class 1 with the tax of 20 km. */
const rows = [
  ['Salaire brut total', '', '', '5 000,00'],
  ['Assurance maladie soins', '5 000,00', '2,80', '140,00'],
  ['Assurance maladie espèces', '5 000,00', '0,25', '12,50'],
  ['Assurance pension', '5 000,00', '8,50', '425,00'],
  ['Assurance dépendance', '4 307,17', '1,40', '60,30'],
  ['Imposable', '', '', '4 290,50'],
  ['Impôt', '', '', '669,20'],
  ['CIS', '', '', '25,00'],
  ['CI-CO2', '', '', '9,00'],
  ['Salaire net', '', '', '3 727,00'],
] as const;

/** The bytes of this payslip as a PDF. */
export async function payslipFile(): Promise<Buffer> {
  const document = new Document({ size: 'A4', margin: 40 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => {
    document.on('end', resolve);
  });
  document.fontSize(10).text('Décompte de rémunération juin 2026', 40, 40);
  document.text('Classe d’impôt : 1', 40, 60);
  for (const [index, row] of rows.entries()) {
    const y = 100 + index * 20;
    for (const [column, text] of row.entries()) {
      if (text !== '')
        document.text(text, [40, 260, 360, 440][column] ?? 40, y, { lineBreak: false });
    }
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
