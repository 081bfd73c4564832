import Foundation

/// The lines under and through a text whose glyphs are on their way.
///
/// They go with the glyphs where there are as many as before; else the old ones fade into the new.
struct RuleShift {
  /// A line that is seen.
  struct Mark {
    var run: Int
    var rule: TextRule
    /// What it is drawn with.
    var painter: TextPainter
    var opacity = 1.0
  }

  private let old: [Mark]
  private let new: [(run: Int, rule: TextRule)]

  init(from old: [Mark], to new: [(run: Int, rule: TextRule)]) {
    (self.old, self.new) = (old, new)
  }

  /// What is seen when a share of the way is done, counted from the text's corner; what comes is
  /// drawn with `painter`.
  func marks(at share: Double, with painter: TextPainter) -> [Mark] {
    let coming = new.map { Mark(run: $0.run, rule: $0.rule, painter: painter, opacity: share) }
    guard old.count == new.count else {
      let going = old.map { mark in
        var mark = mark
        mark.opacity *= 1 - share
        return mark
      }
      return going + coming
    }
    return zip(old, coming).map { old, new in
      var mark = new
      mark.rule.rect.animatableData.interpolate(
        towards: old.rule.rect.animatableData, amount: 1 - share)
      mark.opacity += old.opacity * (1 - share)
      return mark
    }
  }

  func commands(
    at share: Double, from origin: CGPoint, with painter: TextPainter
  ) -> [DisplayList.Command] {
    marks(at: share, with: painter).flatMap { mark -> [DisplayList.Command] in
      var mark = mark
      mark.rule.rect = mark.rule.rect.offsetBy(dx: origin.x, dy: origin.y)
      mark.painter.frame.origin = painter.frame.origin
      let commands = mark.painter.commands(for: mark.rule, of: mark.run)
      guard mark.opacity < 1 else { return commands }
      return [.layer(Layer(opacity: max(mark.opacity, 0), contents: DisplayList(commands)))]
    }
  }
}
