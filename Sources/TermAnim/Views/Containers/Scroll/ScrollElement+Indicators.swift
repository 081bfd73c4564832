import Foundation

/// When the bars of a scroll view are seen.
extension ScrollElement {
  /// Whether there is a bar that comes as somebody who looks moves the content, and goes when it
  /// rests.
  var hasFadingBar: Bool {
    Axis.allCases.contains { axis in
      let visibility = options.asked.indicators[axis] ?? .automatic
      return options.axes.contains(Axis.Set(axis)) && limits.range(axis).upperBound > 0
        && !visibility.isNever && !visibility.isAlways
    }
  }

  /// Lets the scroll bars go, unless the content moves again.
  func hideIndicators() {
    guard !movement.isRunning, dragStart == nil else { return }
    indicators.hide(at: graph.time)
    graph.animate(self)
  }

  /// Adds the bars of a window whose frame is `frame` at the moment.
  func appendIndicators(in frame: CGRect, to commands: inout [DisplayList.Command]) {
    for axis in Axis.allCases where options.axes.contains(Axis.Set(axis)) {
      let visibility = options.asked.indicators[axis] ?? .automatic
      guard !visibility.isNever else { continue }
      let opacity = visibility.isAlways ? 1 : indicators.opacity
      if let bar = indicators.bar(
        axis, in: frame, offset: presentedOffset, limits, opacity: opacity, isOnLeft: isRightToLeft)
      {
        commands.append(bar)
      }
    }
  }
}
