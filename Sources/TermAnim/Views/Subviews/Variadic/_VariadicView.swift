// swift-format-ignore: NoLeadingUnderscores
/// The names under which SwiftUI hid what became `Group(subviews:)`, for code that found them.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// What `root` makes of the views that `content` resolves to.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View> {
    public var root: Root
    public var content: Content

    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      (self.root, self.content) = (root, content())
    }

    nonisolated public init(root: Root, content: Content) {
      (self.root, self.content) = (root, content)
    }
  }
}

extension _VariadicView.Tree: View {
  @ViewBuilder
  public var body: some View {
    let made = Group(subviews: content) { [root] in
      root.body(children: _VariadicView_Children(subviews: $0))
    }
    // Several views that are to be one stand below each other.
    if root is any _VariadicView_UnaryViewRoot {
      LayoutView(layout: VStackLayout(), content: made)
    } else {
      made
    }
  }
}
