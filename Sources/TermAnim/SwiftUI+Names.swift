// The rest of the names that code writes with the module's name before them.

extension SwiftUI {
  // MARK: Controls

  public typealias AsyncImage = TermAnim.AsyncImage
  public typealias ButtonBorderShape = TermAnim.ButtonBorderShape
  public typealias ButtonRole = TermAnim.ButtonRole
  public typealias ButtonStyle = TermAnim.ButtonStyle
  public typealias ButtonStyleConfiguration = TermAnim.ButtonStyleConfiguration
  public typealias ColorPicker = TermAnim.ColorPicker
  public typealias ControlGroup = TermAnim.ControlGroup
  public typealias ControlSize = TermAnim.ControlSize
  public typealias DatePicker = TermAnim.DatePicker
  public typealias DisclosureGroup = TermAnim.DisclosureGroup
  public typealias EditButton = TermAnim.EditButton
  public typealias Form = TermAnim.Form
  public typealias Gauge = TermAnim.Gauge
  public typealias GaugeStyle = TermAnim.GaugeStyle
  public typealias Grid = TermAnim.Grid
  public typealias GridItem = TermAnim.GridItem
  public typealias GridRow = TermAnim.GridRow
  public typealias GroupBox = TermAnim.GroupBox
  public typealias GroupBoxStyle = TermAnim.GroupBoxStyle
  public typealias KeyEquivalent = TermAnim.KeyEquivalent
  public typealias KeyboardShortcut = TermAnim.KeyboardShortcut
  public typealias LabelStyle = TermAnim.LabelStyle
  public typealias LabelStyleConfiguration = TermAnim.LabelStyleConfiguration
  public typealias LabeledContent = TermAnim.LabeledContent
  public typealias LazyHGrid = TermAnim.LazyHGrid
  public typealias LazyHStack = TermAnim.LazyHStack
  public typealias LazyVGrid = TermAnim.LazyVGrid
  public typealias LazyVStack = TermAnim.LazyVStack
  public typealias Link = TermAnim.Link
  public typealias LocalizedStringKey = TermAnim.LocalizedStringKey
  public typealias Menu = TermAnim.Menu
  public typealias MenuStyle = TermAnim.MenuStyle
  public typealias OutlineGroup = TermAnim.OutlineGroup
  public typealias PickerStyle = TermAnim.PickerStyle
  public typealias PrimitiveButtonStyle = TermAnim.PrimitiveButtonStyle
  public typealias PrimitiveButtonStyleConfiguration = TermAnim.PrimitiveButtonStyleConfiguration
  public typealias ProgressViewStyle = TermAnim.ProgressViewStyle
  public typealias ProgressViewStyleConfiguration = TermAnim.ProgressViewStyleConfiguration
  public typealias SecureField = TermAnim.SecureField
  public typealias ShareLink = TermAnim.ShareLink
  public typealias Stepper = TermAnim.Stepper
  public typealias Table = TermAnim.Table
  public typealias TextEditor = TermAnim.TextEditor
  public typealias TextField = TermAnim.TextField
  public typealias TextFieldStyle = TermAnim.TextFieldStyle
  public typealias ToggleStyle = TermAnim.ToggleStyle
  public typealias ToggleStyleConfiguration = TermAnim.ToggleStyleConfiguration
  public typealias ViewThatFits = TermAnim.ViewThatFits

  // MARK: Navigation and presentation

  public typealias Alert = TermAnim.Alert
  public typealias ActionSheet = TermAnim.ActionSheet
  public typealias NavigationLink = TermAnim.NavigationLink
  public typealias NavigationPath = TermAnim.NavigationPath
  public typealias NavigationSplitView = TermAnim.NavigationSplitView
  public typealias NavigationStack = TermAnim.NavigationStack
  public typealias NavigationView = TermAnim.NavigationView
  public typealias PresentationDetent = TermAnim.PresentationDetent
  public typealias PresentationMode = TermAnim.PresentationMode
  public typealias ScrollViewProxy = TermAnim.ScrollViewProxy
  public typealias ScrollViewReader = TermAnim.ScrollViewReader
  public typealias SubmitLabel = TermAnim.SubmitLabel
  public typealias Tab = TermAnim.Tab
  public typealias TabViewStyle = TermAnim.TabViewStyle
  public typealias ToolbarContent = TermAnim.ToolbarContent
  public typealias ToolbarItem = TermAnim.ToolbarItem
  public typealias ToolbarItemGroup = TermAnim.ToolbarItemGroup
  public typealias ToolbarItemPlacement = TermAnim.ToolbarItemPlacement

  // MARK: Layout and drawing

  public typealias AlignmentID = TermAnim.AlignmentID
  public typealias Anchor = TermAnim.Anchor
  public typealias AnyGradient = TermAnim.AnyGradient
  public typealias AnyShape = TermAnim.AnyShape
  public typealias AnyShapeStyle = TermAnim.AnyShapeStyle
  public typealias BlendMode = TermAnim.BlendMode
  public typealias ContainerRelativeShape = TermAnim.ContainerRelativeShape
  public typealias ContentMode = TermAnim.ContentMode
  public typealias CoordinateSpace = TermAnim.CoordinateSpace
  public typealias EllipticalGradient = TermAnim.EllipticalGradient
  public typealias FillStyle = TermAnim.FillStyle
  public typealias HierarchicalShapeStyle = TermAnim.HierarchicalShapeStyle
  public typealias ImagePaint = TermAnim.ImagePaint
  public typealias LayoutDirection = TermAnim.LayoutDirection
  public typealias LayoutValueKey = TermAnim.LayoutValueKey
  public typealias MeshGradient = TermAnim.MeshGradient
  public typealias ProjectionTransform = TermAnim.ProjectionTransform
  public typealias ProposedViewSize = TermAnim.ProposedViewSize
  public typealias RoundedCornerStyle = TermAnim.RoundedCornerStyle
  public typealias SymbolRenderingMode = TermAnim.SymbolRenderingMode
  public typealias TextRenderer = TermAnim.TextRenderer
  public typealias UnevenRoundedRectangle = TermAnim.UnevenRoundedRectangle
  public typealias UserInterfaceSizeClass = TermAnim.UserInterfaceSizeClass
  public typealias ViewDimensions = TermAnim.ViewDimensions
  public typealias ViewSpacing = TermAnim.ViewSpacing
  public typealias Visibility = TermAnim.Visibility
  public typealias VisualEffect = TermAnim.VisualEffect

  // MARK: Animation and gestures

  public typealias AnyGesture = TermAnim.AnyGesture
  public typealias ContentTransition = TermAnim.ContentTransition
  public typealias CustomAnimation = TermAnim.CustomAnimation
  public typealias DynamicTypeSize = TermAnim.DynamicTypeSize
  public typealias EmptyAnimatableData = TermAnim.EmptyAnimatableData
  public typealias LongPressGesture = TermAnim.LongPressGesture
  public typealias MagnificationGesture = TermAnim.MagnificationGesture
  public typealias MagnifyGesture = TermAnim.MagnifyGesture
  public typealias RotateGesture = TermAnim.RotateGesture
  public typealias RotationGesture = TermAnim.RotationGesture
  public typealias SequenceGesture = TermAnim.SequenceGesture
  public typealias SimultaneousGesture = TermAnim.SimultaneousGesture
  public typealias SpatialTapGesture = TermAnim.SpatialTapGesture
  public typealias TapGesture = TermAnim.TapGesture
  public typealias TimelineSchedule = TermAnim.TimelineSchedule
  public typealias TransactionKey = TermAnim.TransactionKey
  public typealias TransitionPhase = TermAnim.TransitionPhase
  public typealias UnitCurve = TermAnim.UnitCurve

  // MARK: State

  public typealias AppStorage = TermAnim.AppStorage
  public typealias Bindable = TermAnim.Bindable
  public typealias DynamicProperty = TermAnim.DynamicProperty
  public typealias FocusState = TermAnim.FocusState
  public typealias FocusedValue = TermAnim.FocusedValue
  public typealias PreviewProvider = TermAnim.PreviewProvider
  public typealias ScaledMetric = TermAnim.ScaledMetric
  public typealias ScenePhase = TermAnim.ScenePhase
  public typealias SceneStorage = TermAnim.SceneStorage
  // swift-format-ignore: NoLeadingUnderscores
  public typealias _VariadicView = TermAnim._VariadicView
}
