// The module that VS Code for the Web calls to run the tests: mocha's own build for browsers, and the same tests.
import 'mocha/mocha.js';

declare const mocha: Mocha & { setup(options: object): void; run(done: (failures: number) => void): void };

mocha.setup({ ui: 'bdd', reporter: 'spec', timeout: 60_000, color: false });

export async function run(): Promise<void> {
  await import('./extension.test.ts');
  await import('./language.test.ts');
  await import('./japanese.test.ts');
  await new Promise<void>((resolve, reject) => {
    mocha.run((failures) => (failures ? reject(new Error(`${failures} tests failed`)) : resolve()));
  });
}
