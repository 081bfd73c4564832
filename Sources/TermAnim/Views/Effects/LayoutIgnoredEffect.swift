/// An effect that coordinate spaces take no notice of.
protocol LayoutIgnoredEffect {}
