import { inspect } from 'node:util';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { Severity } from '../service/model.ts';
import type { InspectOptions } from './commands/inspect.ts';
import type { LintOptions } from './commands/lint.ts';
import type { RenderCommandOptions } from './commands/render.ts';
import type { RulesOptions } from './commands/rules.ts';
import type { ServerOptions } from './commands/server.ts';
import type { TokensOptions } from './commands/tokens.ts';
import { EXIT, UserError } from './errors.ts';
import type { Io } from './io.ts';
import { oneLine } from './printable.ts';
import { RENDER_LANGUAGES, SELF_STYLES } from './inspect/render-options.ts';
import { LOCALES, type Locale } from '../service/l10n/message.ts';
import { localeFor, localeOfArguments } from './locale.ts';
import type { Service } from './service.ts';
import { version } from './version.ts';

type Load = () => Promise<Service>;

const loadService: Load = async () => (await import('./service.ts')).service;

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'information', 'hint'];

function wholeNumber(value: string): number {
  if (!/^-?\d{1,9}$/.test(value)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(value);
}

const localeOption = (): Option => new Option('--locale <language>', 'the language of messages (default: that of the environment)').choices(LOCALES);

interface Context {
  io: Io;
  load: Load;
  finish(status: number): void;
}

function addLint(program: Command, { io, load, finish }: Context): void {
  program.command('lint')
    .description('find what is wrong in cards')
    .argument('[paths...]', 'files (.card, .json, .jsonl), folders and globs; every .card file below this folder when left out')
    .addOption(new Option('--format <format>', 'how findings are written').choices(['text', 'json', 'sarif', 'github']).default('text'))
    .addOption(new Option('--severity <severity>', 'least severity that is shown').choices(SEVERITIES).default('warning'))
    .option('--max-warnings <number>', 'warnings to allow before the exit status is 1; -1 allows any (default: 0)', wholeNumber)
    .option('--quiet', 'leave the summary line out')
    .option('--stdin', 'read one file from standard input')
    .option('--stdin-filename <name>', 'name (and so format) of what standard input holds; implies --stdin')
    .addOption(localeOption())
    .option('--comprehensive-rules <file>', 'a Comprehensive Rules text that you have downloaded: shows what the rules that are cited say')
    .option('--cards <file>', 'a card file of Scryfall or MTGJSON that you have downloaded: the names of its cards stand for tokens')
    .action(async (paths: string[], options: LintOptions) => {
      const { lint } = await import('./commands/lint.ts');
      finish(await lint(paths, options, io, await load()));
    });
}

function addInspect(program: Command, { io, load, finish }: Context): void {
  program.command('inspect')
    .description('print what is understood of each card face, as JSON Lines')
    .argument('[files...]', 'files (.card, .json, .jsonl); - or none: standard input')
    .addOption(new Option('--render <language>', 'add the rules text as said from its meaning').choices(RENDER_LANGUAGES))
    .addOption(new Option('--self <style>', 'how rendered text names its own card').choices(SELF_STYLES).default('as-written'))
    .addOption(localeOption())
    .option('--cards <file>', 'a card file of Scryfall or MTGJSON that you have downloaded: the names of its cards stand for tokens')
    .action(async (files: string[], options: InspectOptions) => {
      const { inspect } = await import('./commands/inspect.ts');
      finish(await inspect(files, options, io, load));
    });
}

function addTokens(program: Command, { io, load, finish }: Context): void {
  program.command('tokens')
    .description('list every token that the cards make')
    .argument('[paths...]', 'files, folders and globs; every .card file below this folder when left out')
    .addOption(new Option('--format <format>', 'how the table is written').choices(['text', 'json', 'csv', 'markdown']).default('text'))
    .addOption(localeOption())
    .option('--cards <file>', 'a card file of Scryfall or MTGJSON that you have downloaded: the names of its cards stand for tokens')
    .action(async (paths: string[], options: TokensOptions) => {
      const { tokens } = await import('./commands/tokens.ts');
      finish(await tokens(paths, options, io, await load()));
    });
}

function addRender(program: Command, { io, load, finish }: Context): void {
  program.command('render')
    .description('say the cards anew in one language, as cards of that language are worded')
    .argument('[paths...]', 'files, folders and globs; every .card file below this folder when left out')
    .addOption(new Option('--lang <language>', 'the language; what it has no words for is marked ⟦…⟧').choices(RENDER_LANGUAGES).default('ja'))
    .addOption(new Option('--self <style>', 'how the text names its own card').choices(SELF_STYLES).default('as-written'))
    .addOption(localeOption())
    .action(async (paths: string[], options: RenderCommandOptions) => {
      const { render } = await import('./commands/render.ts');
      finish(await render(paths, options, io, await load()));
    });
}

function addRules(program: Command, { io, load, finish }: Context): void {
  program.command('rules')
    .description('list every diagnostic, or explain one')
    .argument('[code]', 'the code of a diagnostic, such as illegal-target')
    .addOption(localeOption())
    .option('--comprehensive-rules <file>', 'a Comprehensive Rules text that you have downloaded: shows what its rules say')
    .action(async (code: string | undefined, options: RulesOptions) => {
      const { rules } = await import('./commands/rules.ts');
      finish(await rules(code, io, (await load()).ruleDescriptions(localeFor(options.locale, io.env)), options));
    });
}

function addServer(program: Command, { io, finish }: Context): void {
  program.command('server')
    .description('start the language server')
    .option('--stdio', 'speak over standard input and output')
    .action(async (options: ServerOptions) => {
      const { server } = await import('./commands/server.ts');
      finish(await server(options, io));
    });
}

function makeProgram(context: Context): Command {
  const { io } = context;
  const program = new Command('cardwright')
    .description('Understands the rules text of trading cards and tells what is wrong, why, and how to write it right.')
    .version(version)
    .exitOverride()
    .showSuggestionAfterError(true)
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      outputError: (text, write) => write(`cardwright: ${oneLine(text.replace(/^error: /, ''))}\n`),
    })
    .addHelpText('after', '\nExit status: 0 clean, 1 findings, 2 when something could not be read or the command line is wrong.');
  for (const add of [addLint, addInspect, addTokens, addRender, addRules, addServer]) add(program, context);
  return program;
}

/** One line for a fault of Cardwright itself, and everything about it with `CARDWRIGHT_DEBUG`. */
export function internalError(error: unknown, io: Pick<Io, 'env'>): string {
  const message = error instanceof Error ? error.message : String(error);
  const details = io.env.CARDWRIGHT_DEBUG ? `${inspect(error)}\n` : '';
  return `cardwright: internal error: ${oneLine(message)}; please report it (CARDWRIGHT_DEBUG=1 shows the details)\n${details}`;
}

/** Translations are loaded where they are needed. */
const saidIn = async (locale: Locale, { said, message }: UserError): Promise<string> => (locale === 'en' ? message : (await import('../service/l10n/text-of.ts')).textOf(said, locale));

/**
 * Runs one command line, without the program's own name. Resolves to the exit status: 0 clean, 1 findings, 2 usage error,
 * read error or internal error. Never rejects.
 */
export async function run(argv: readonly string[], io: Io, load: Load = loadService): Promise<number> {
  let status: number = EXIT.clean;
  try {
    await makeProgram({ io, load, finish: (result) => { status = result; } }).parseAsync([...argv], { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.clean : EXIT.failure;
    io.stderr.write(error instanceof UserError ? `cardwright: ${oneLine(await saidIn(localeOfArguments(argv, io.env), error))}\n` : internalError(error, io));
    return EXIT.failure;
  }
}
