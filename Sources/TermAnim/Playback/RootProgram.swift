/// A program that is nothing but a view.
final class RootProgram<Root: View>: Playable {
  let root: Root

  init(root: Root) {
    self.root = root
  }
}
