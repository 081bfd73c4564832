/// A curve that maps the share of a journey's time that has passed to the share of its way.
///
/// Inputs are cut to 0...1 and NaN counts as 0.
public struct UnitCurve: Hashable, Sendable {
  let function: Function

  /// A straight line: constant speed.
  public static let linear = UnitCurve(function: .linear)

  /// Starts slowly; control points (0.42, 0) and (1, 1).
  public static let easeIn = UnitCurve(function: .bezier(ControlPoints(0.42, 0, 1, 1)))

  /// Ends slowly; control points (0, 0) and (0.58, 1).
  public static let easeOut = UnitCurve(function: .bezier(ControlPoints(0, 0, 0.58, 1)))

  /// Starts and ends slowly; control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = UnitCurve(function: .bezier(ControlPoints(0.42, 0, 0.58, 1)))

  /// The same as `easeInOut`.
  @available(*, deprecated, message: "Use easeInOut instead")
  public static let easeInEaseOut = easeInOut

  /// The lower right quarter of a circle: starts with slope 0 and ends with infinite slope.
  public static let circularEaseIn = UnitCurve(function: .circularEaseIn)

  /// The upper left quarter of a circle: starts with infinite slope and ends with slope 0.
  public static let circularEaseOut = UnitCurve(function: .circularEaseOut)

  /// Two quarters of a circle, one after the other: infinite slope in the middle.
  public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

  /// The output at an input.
  ///
  /// The control points of Bézier curves are cut to 0...1 in both directions, so that the output
  /// never leaves 0...1; four numbers given to `Animation.timingCurve` may overshoot.
  public func value(at progress: Double) -> Double {
    let x = progress.clampedToUnit
    return switch function {
    case .linear: x
    case .circularEaseIn: 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut where x < 0.5: (1 - (1 - 4 * x * x).squareRoot()) / 2
    case .circularEaseInOut: (1 + ((8 - 4 * x) * x - 3).squareRoot()) / 2
    case .bezier(let points): points.clamped.curve.value(at: x)
    case .staircase(let staircase): staircase.value(at: x)
    case .polyline(let polyline): polyline.value(at: x)
    }
  }

  /// The slope at an input; infinite where the curve is vertical.
  ///
  /// Of the control points only the inputs are cut to 0...1. Where a Bézier curve stands still, as
  /// at the start of `easeOut`, the slope is 1.
  public func velocity(at progress: Double) -> Double {
    let x = progress.clampedToUnit
    return switch function {
    case .linear: 1
    case .circularEaseIn: x / (1 - x * x).squareRoot()
    case .circularEaseOut: (1 - x) / ((2 - x) * x).squareRoot()
    case .circularEaseInOut where x < 0.5: 2 * x / (1 - 4 * x * x).squareRoot()
    case .circularEaseInOut: (2 - 2 * x) / ((8 - 4 * x) * x - 3).squareRoot()
    case .bezier(let points): points.curve.velocity(at: x)
    case .staircase: 0
    case .polyline(let polyline): polyline.velocity(at: x)
    }
  }

  /// The curve with inputs and outputs exchanged.
  ///
  /// As in SwiftUI, `circularEaseInOut` is taken for its own inverse, which it is not. Of a
  /// staircase it is the staircase that rises at the other end of each step. Of a polyline it is,
  /// at each output, the first input that reaches it.
  public var inverse: UnitCurve {
    switch function {
    case .linear, .circularEaseInOut: self
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .bezier(let points): UnitCurve(function: .bezier(points.swapped))
    case .staircase(let staircase): UnitCurve(function: .staircase(staircase.inverse))
    case .polyline(let polyline): UnitCurve(function: .polyline(polyline.inverse))
    }
  }
}

extension UnitCurve {
  /// What the curve is made of.
  enum Function: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case bezier(ControlPoints)
    case staircase(Staircase)
    case polyline(Polyline)
  }
}
