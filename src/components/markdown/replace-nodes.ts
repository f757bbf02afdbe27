type Tree<Node> = { children: Node[] }

/**
 * Replaces each node below a parent by what `replace` makes of it, the innermost first. A node stays
 * where it is returned, and goes where nothing is.
 */
export const replaceNodes = <Node extends object>(
  parent: Tree<Node>,
  replace: (node: Node) => Node[],
): void => {
  parent.children = parent.children.flatMap((node) => {
    if (isParent<Node>(node)) replaceNodes(node, replace)
    return replace(node)
  })
}

const isParent = <Node>(node: object): node is Tree<Node> =>
  'children' in node && Array.isArray(node.children)
