import { isLeaf, type Ability, type Clause, type KeywordUse, type Node, type NounPhrase, type Sentence } from '../tree.ts';

/** Something that an ability does when it resolves: not a condition, a trigger event, or part of a description. */
export interface Happening {
  clause: Clause;
  /** Who does it: the subject, or that of the clause it shares; undefined for an order to the controller. */
  subject?: NounPhrase;
  ability: Ability;
}

/** Every clause that happens, in source order, quoted abilities included. */
export function happenings(ability: Ability): Happening[] {
  const found: Happening[] = [];
  visit(ability, ability, undefined, found);
  return found;
}

/** Clauses of a sentence are linked by their order among the children: a shared subject is that of the one before. */
function visit(node: Node, ability: Ability, inherited: NounPhrase | undefined, found: Happening[]): void {
  let subject = inherited;
  for (const child of node.children) {
    if (isLeaf(child)) continue;
    switch (child.kind) {
      case 'Clause':
        subject = child.subject ?? (child.sharedSubject ? subject : undefined) ?? (node.kind === 'Clause' ? inherited : undefined);
        found.push({ clause: child, subject, ability });
        visit(child, ability, node.kind === 'Clause' ? subject : child.object ?? subject, found);
        break;
      case 'Ability': visit(child, child, undefined, found); break;
      case 'Adverbial': quotedIn(child, found); break;
      case 'Qualifier': quotedIn(child, found); break;
      default: visit(child, ability, inherited, found);
    }
  }
}

/** Abilities quoted inside a description or condition are abilities of their own. */
function quotedIn(node: Node, found: Happening[]): void {
  for (const child of node.children) {
    if (isLeaf(child)) continue;
    if (child.kind === 'Ability') visit(child, child, undefined, found);
    else quotedIn(child, found);
  }
}

/** The keywords that an ability, or one quoted in it, has or gives. */
export function keywordUses(node: Node, found: KeywordUse[] = []): KeywordUse[] {
  if (node.kind === 'KeywordUse') found.push(node);
  for (const child of node.children) if (!isLeaf(child)) keywordUses(child, found);
  return found;
}

export type { Sentence };
