/** The request of all examples: 5 000 euros a month in tax class 1, under the law of June 2026. Its lines fit in their box. */
const body = `{"grossSalary": 5000, "taxClass": 1,
    "payMonth": "2026-06", "explain": false}`;

/** What is asked, in the words of three tools. The comment is the net pay of the month. @param origin of the site */
export function requestExamples(
  origin: string,
): readonly (readonly [tool: string, text: string])[] {
  const address = `${origin}/api/v1/SalaryCalculator/calculate`;
  return [
    [
      'curl',
      `curl ${address} \\
  --header 'Content-Type: application/json' \\
  --data '${body}'`,
    ],
    [
      'TypeScript',
      `const answer = await fetch('${address}', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(${body}),
});
const { monthlySalary } = await answer.json();
console.log(monthlySalary.netSalary); // 3676.5`,
    ],
    [
      'Python',
      `import json, urllib.request

body = json.dumps(${body.replace('false', 'False')})
request = urllib.request.Request(
    "${address}",
    data=body.encode(),
    headers={"Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as answer:
    print(json.load(answer)["monthlySalary"]["netSalary"])  # 3676.5`,
    ],
  ];
}

/** What comes back of a request that is refused. */
export const refusalExample = `{
  "type": "about:blank",
  "title": "Bad Request",
  "status": 400,
  "detail": "taxClass must be 1, 2 or 3.",
  "errors": [
    {
      "field": "taxClass",
      "code": "unknownValue",
      "message": "taxClass must be 1, 2 or 3."
    }
  ]
}`;

/** How an assistant is told of the tools. @param origin of the site */
export function assistantExample(origin: string): string {
  return `{
  "mcpServers": {
    "suen": {
      "type": "http",
      "url": "${origin}/mcp"
    }
  }
}`;
}
