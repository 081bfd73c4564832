/// A path that can be added to.
public final class CGMutablePath: CGPath {
  /// A path with no segments.
  public init() {
    super.init(Path())
  }

  /// Changes the path by the methods of `Path`.
  func change(_ body: (inout Path) -> Void) {
    body(&path)
  }
}
