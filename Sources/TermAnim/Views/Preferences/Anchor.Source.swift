public import Foundation

extension Anchor {
  /// Which place of a view an anchor is to stand for.
  public struct Source {
    /// Makes of a value the one whose points are where a function takes them.
    typealias Conversion = (Value, (CGPoint) -> CGPoint) -> Value

    /// The value in a view with the given frame.
    let value: (CGRect) -> Value
    let convert: Conversion

    /// The anchor in a view with a frame, whose points are on the screen where `move` takes them.
    func anchor(in frame: CGRect, moving move: (CGPoint) -> CGPoint) -> Anchor<Value> {
      Anchor(convert(value(frame), move), convert: convert)
    }
  }
}

extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view's own space; in another one, the box around it.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      value: { r.offsetBy(dx: $0.minX, dy: $0.minY) }, convert: { $0.box(moving: $1) })
  }

  /// All of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: { $0 }, convert: { $0.box(moving: $1) })
  }
}

extension Anchor.Source where Value == CGPoint {
  private static func point(_ place: @escaping (CGRect) -> CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(value: place, convert: { $1($0) })
  }

  /// A point in the view's own space.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    point { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A point given as a share of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    point { p.point(in: $0) }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places at once.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      value: { frame in array.map { $0.value(frame) } },
      convert: { values, move in zip(array, values).map { $0.convert($1, move) } })
  }

  /// A place, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(
      value: { frame in anchor.map { $0.value(frame) } },
      convert: { value, move in
        guard let anchor, let value else { return nil }
        return anchor.convert(value, move)
      })
  }
}
