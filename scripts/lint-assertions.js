// ESLint rule local/reason-for-as: an `as` silences the type checker, so it says why in a comment on its line (or alone on
// the line above). `as const` asserts nothing and is free.

/** @import { TSESTree } from '@typescript-eslint/types' */

/** @type {import('eslint').Rule.RuleModule} */
export const reasonForAs = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      why: '`as` switches the type checker off here: let the type follow from the code, or say in a comment on this line why it is safe.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const isConst = (/** @type {TSESTree.TSAsExpression} */ { typeAnnotation: type }) =>
      type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const';
    const hasReason = (/** @type {TSESTree.TSAsExpression} */ { loc }) =>
      sourceCode.getAllComments().some(({ loc: comment }) => {
        if (!comment) return false;
        const touches = comment.end.line >= loc.start.line && comment.start.line <= loc.end.line;
        const alone = !sourceCode.lines[comment.start.line - 1]?.slice(0, comment.start.column).trim();
        return touches || (alone && comment.end.line === loc.start.line - 1);
      });
    return {
      /** @param {unknown} visited */
      TSAsExpression(visited) {
        const node = /** @type {TSESTree.TSAsExpression} */ (visited); // the selector says so; ESLint's own types know no TypeScript
        if (!isConst(node) && !hasReason(node)) context.report({ loc: node.loc, messageId: 'why' });
      },
    };
  },
};
