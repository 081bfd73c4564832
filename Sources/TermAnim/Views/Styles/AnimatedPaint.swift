/// A style's paint on its way to another one.
///
/// Colours move to colours, gradients to gradients of the same course, meshes to meshes with as
/// many corners, shadows to shadows of the same kind, and faded materials to faded ones; anything
/// else, such as how colours are blended, changes at once.
struct AnimatedPaint {
  private var base: Base
  /// What is done with all that the base paints, the outermost first.
  private var finishes: [Finish] = []

  init(_ paint: StylePaint) {
    var paint = paint
    while let (finish, inner) = Finish.outermost(of: paint) {
      finishes.append(finish)
      paint = inner
    }
    base = Base(paint)
  }

  /// The paint of the moment.
  var presented: StylePaint {
    finishes.reversed().reduce(base.presented) { $1.presented(of: $0) }
  }

  /// Whether there is more to come.
  var isMoving: Bool { base.isMoving || finishes.contains(where: \.isMoving) }

  /// Goes to `paint`, and says whether it is to be stepped from now on.
  mutating func change(
    to paint: StylePaint, with transaction: Transaction, at time: FrameTime
  ) -> Bool {
    var (paint, place, isMoving) = (paint, 0, false)
    while let (finish, inner) = Finish.outermost(of: paint) {
      guard place < finishes.count,
        let moves = finishes[place].change(to: finish, with: transaction, at: time)
      else {
        replace(from: place, with: paint)
        return isMoving
      }
      (paint, place, isMoving) = (inner, place + 1, isMoving || moves)
    }
    guard place == finishes.count else {
      replace(from: place, with: paint)
      return isMoving
    }
    return base.change(to: paint, with: transaction, at: time) || isMoving
  }

  /// Lets `paint` be what is inside of so many finishes.
  private mutating func replace(from place: Int, with paint: StylePaint) {
    let inner = AnimatedPaint(paint)
    finishes.replaceSubrange(place..., with: inner.finishes)
    base = inner.base
  }

  /// Moves to `time`, and says whether there is more to come.
  mutating func step(to time: FrameTime) -> Bool {
    var isMoving = base.step(to: time)
    for index in finishes.indices where finishes[index].step(to: time) { isMoving = true }
    return isMoving
  }
}
