/// Where in what a builder collects a part of it is: the way to it, from the outside inwards.
///
/// It stays what it is when other parts come and go, and so tells what is made of the part from all
/// else.
struct BuilderPlace: Hashable {
  enum Step: Hashable {
    /// One of the lines of a block, or of the branches of a condition.
    case line(Int)
    /// What is made of an element of a collection.
    case element(AnyHashable)
  }

  private var steps: [Step] = []

  /// The same place as it is from outside of a part that is at `step`.
  func within(_ step: Step) -> BuilderPlace {
    var place = self
    place.steps.insert(step, at: 0)
    return place
  }

  /// The same place as it is from outside of a part that is at `outer`.
  func within(_ outer: BuilderPlace) -> BuilderPlace {
    var place = outer
    place.steps += steps
    return place
  }
}
