// The name that SwiftUI's own names are qualified by where a program has one of the same, so that
// code which says `SwiftUI.Color` finds what it means.

/// The names that code writes with the module's name before them.
public enum SwiftUI {
  // MARK: Views

  public typealias View = TermAnim.View
  public typealias ViewBuilder = TermAnim.ViewBuilder
  public typealias ViewModifier = TermAnim.ViewModifier
  public typealias ModifiedContent = TermAnim.ModifiedContent
  public typealias AnyView = TermAnim.AnyView
  public typealias EmptyView = TermAnim.EmptyView
  public typealias TupleView = TermAnim.TupleView
  public typealias Group = TermAnim.Group
  public typealias ForEach = TermAnim.ForEach
  public typealias Text = TermAnim.Text
  public typealias Image = TermAnim.Image
  public typealias Label = TermAnim.Label
  public typealias Button = TermAnim.Button
  public typealias Toggle = TermAnim.Toggle
  public typealias Slider = TermAnim.Slider
  public typealias Picker = TermAnim.Picker
  public typealias ProgressView = TermAnim.ProgressView
  public typealias List = TermAnim.List
  public typealias Section = TermAnim.Section
  public typealias TabView = TermAnim.TabView
  public typealias ScrollView = TermAnim.ScrollView
  public typealias Canvas = TermAnim.Canvas
  public typealias GraphicsContext = TermAnim.GraphicsContext
  public typealias TimelineView = TermAnim.TimelineView
  public typealias GeometryReader = TermAnim.GeometryReader
  public typealias GeometryProxy = TermAnim.GeometryProxy
  public typealias App = TermAnim.App
  public typealias Scene = TermAnim.Scene
  public typealias WindowGroup = TermAnim.WindowGroup

  // MARK: Layout

  public typealias Layout = TermAnim.Layout
  public typealias AnyLayout = TermAnim.AnyLayout
  public typealias HStack = TermAnim.HStack
  public typealias VStack = TermAnim.VStack
  public typealias ZStack = TermAnim.ZStack
  public typealias Spacer = TermAnim.Spacer
  public typealias Divider = TermAnim.Divider
  public typealias Alignment = TermAnim.Alignment
  public typealias HorizontalAlignment = TermAnim.HorizontalAlignment
  public typealias VerticalAlignment = TermAnim.VerticalAlignment
  public typealias TextAlignment = TermAnim.TextAlignment
  public typealias Axis = TermAnim.Axis
  public typealias Edge = TermAnim.Edge
  public typealias EdgeInsets = TermAnim.EdgeInsets
  public typealias UnitPoint = TermAnim.UnitPoint
  public typealias Angle = TermAnim.Angle

  // MARK: Drawing

  public typealias Shape = TermAnim.Shape
  public typealias InsettableShape = TermAnim.InsettableShape
  public typealias ShapeStyle = TermAnim.ShapeStyle
  public typealias Path = TermAnim.Path
  public typealias Circle = TermAnim.Circle
  public typealias Ellipse = TermAnim.Ellipse
  public typealias Rectangle = TermAnim.Rectangle
  public typealias RoundedRectangle = TermAnim.RoundedRectangle
  public typealias Capsule = TermAnim.Capsule
  public typealias StrokeStyle = TermAnim.StrokeStyle
  public typealias Color = TermAnim.Color
  public typealias Gradient = TermAnim.Gradient
  public typealias LinearGradient = TermAnim.LinearGradient
  public typealias RadialGradient = TermAnim.RadialGradient
  public typealias AngularGradient = TermAnim.AngularGradient
  public typealias Material = TermAnim.Material
  public typealias Font = TermAnim.Font
  public typealias ColorScheme = TermAnim.ColorScheme

  // MARK: Animation

  public typealias Animation = TermAnim.Animation
  public typealias Animatable = TermAnim.Animatable
  public typealias AnimatablePair = TermAnim.AnimatablePair
  public typealias AnimatableModifier = TermAnim.AnimatableModifier
  public typealias VectorArithmetic = TermAnim.VectorArithmetic
  public typealias GeometryEffect = TermAnim.GeometryEffect
  public typealias Spring = TermAnim.Spring
  public typealias Transaction = TermAnim.Transaction
  public typealias Transition = TermAnim.Transition
  public typealias AnyTransition = TermAnim.AnyTransition
  public typealias PhaseAnimator = TermAnim.PhaseAnimator
  public typealias KeyframeAnimator = TermAnim.KeyframeAnimator

  // MARK: State

  public typealias State = TermAnim.State
  public typealias Binding = TermAnim.Binding
  public typealias StateObject = TermAnim.StateObject
  public typealias ObservedObject = TermAnim.ObservedObject
  public typealias Environment = TermAnim.Environment
  public typealias EnvironmentObject = TermAnim.EnvironmentObject
  public typealias EnvironmentKey = TermAnim.EnvironmentKey
  public typealias EnvironmentValues = TermAnim.EnvironmentValues
  public typealias PreferenceKey = TermAnim.PreferenceKey
  public typealias Namespace = TermAnim.Namespace
  public typealias GestureState = TermAnim.GestureState
  public typealias Gesture = TermAnim.Gesture
  public typealias DragGesture = TermAnim.DragGesture
}

extension SwiftUI {
  /// Makes the changes of `body` with `animation`, as the function without the module's name does.
  public static func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
  ) rethrows -> Result {
    try TermAnim.withAnimation(animation, body)
  }

  /// Makes the changes of `body` in `transaction`, as the function without the module's name does.
  public static func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    try TermAnim.withTransaction(transaction, body)
  }
}

/// The module below SwiftUI that Xcode finds some of its names in; here it has all of them.
public typealias SwiftUICore = SwiftUI
